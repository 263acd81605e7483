import { AppWindow, CodeXml, Film, Globe, type LucideIcon, MessageCircle, Printer } from 'lucide-react';
import type { ExportFormat } from '@/lib/contract/export-formats';

/** A destination for files, with its recommended format. */
export interface Place {
  id: string;
  title: string;
  icon: LucideIcon;
  recommended: ExportFormat;
  /** The reason for the recommendation, as a sentence. */
  why: string;
  /** Other formats that this destination accepts, the best first. */
  others: readonly ExportFormat[];
  /** Whether a live embed works at this destination too. */
  embeds: boolean;
}

/** The destinations; every format is in at least one of them. */
export const PLACES: readonly Place[] = [
  {
    id: 'website',
    title: 'Website',
    icon: Globe,
    recommended: 'animated-svg',
    why: 'Sharp at any size, plays in an image tag, no script.',
    others: ['webp', 'lottie', 'webm', 'png', 'svg', 'logo'],
    embeds: true,
  },
  {
    id: 'app',
    title: 'App',
    icon: AppWindow,
    recommended: 'dotlottie',
    why: 'One small file for iOS, Android and the web. Holds a motion or a canvas that reacts.',
    others: ['lottie', 'webp', 'png', 'svg', 'logo-png'],
    embeds: false,
  },
  {
    id: 'chat',
    title: 'Chat and stickers',
    icon: MessageCircle,
    recommended: 'gif',
    why: 'Plays in every chat, mail and document.',
    others: ['sticker', 'webp', 'apng', 'webm', 'logo-png'],
    embeds: false,
  },
  {
    id: 'video',
    title: 'Video',
    icon: Film,
    recommended: 'mp4',
    why: 'Every video editor, social network and slide takes it.',
    others: ['webm', 'apng', 'gif'],
    embeds: false,
  },
  {
    id: 'print',
    title: 'Print',
    icon: Printer,
    recommended: 'svg',
    why: 'Curves, so it prints sharp at any size and opens in design tools.',
    others: ['png', 'sticker', 'logo', 'logo-png'],
    embeds: false,
  },
  {
    id: 'code',
    title: 'Code and games',
    icon: CodeXml,
    recommended: 'sprite',
    why: 'Every frame in one picture, with a table of where each is.',
    others: ['lottie', 'dotlottie', 'animated-svg', 'apng', 'svg'],
    embeds: true,
  },
];

/** The destination with an id. Throws if there is none. */
export function placeOf(id: string): Place {
  const place = PLACES.find((candidate) => candidate.id === id);
  if (!place) throw new Error(`There is no place ${id}.`);
  return place;
}
