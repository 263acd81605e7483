import { AppWindow, CodeXml, Film, Globe, type LucideIcon, MessageCircle, Printer } from 'lucide-react';
import type { ExportFormat } from '@/lib/contract/export-formats';

/** A place where files go, with the format that serves it best. */
export interface Place {
  id: string;
  title: string;
  icon: LucideIcon;
  recommended: ExportFormat;
  /** Why it is recommended, in a sentence. */
  why: string;
  /** The other formats that this place takes, best first. */
  others: readonly ExportFormat[];
  /** Whether a live embed serves the place too. */
  embeds: boolean;
}

/** Where exported files go; every format is in at least one place. */
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

/** The place of an id. Throws where there is none. */
export function placeOf(id: string): Place {
  const place = PLACES.find((candidate) => candidate.id === id);
  if (!place) throw new Error(`There is no place ${id}.`);
  return place;
}
