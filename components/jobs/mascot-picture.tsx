import type { JobType } from '@/lib/contract/job';
import type { Activity } from '@/lib/contract/activity';
import {
  Clapperboard,
  Download,
  Globe,
  Image,
  Lightbulb,
  PenLine,
  Shapes,
  Sparkles,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Record<JobType, LucideIcon> = {
  generate: Sparkles,
  reconstruct: Shapes,
  edit: PenLine,
  variant: UsersRound,
  animate: Clapperboard,
  export: Download,
  analyze: Globe,
  suggest: Lightbulb,
  scene: Image,
};

/** A small picture of a job's mascot; without one, an icon of the job's kind. */
export function MascotPicture({ of: { type, mascot } }: { of: Pick<Activity, 'type' | 'mascot'> }) {
  const Icon = ICONS[type];
  return (
    <span
      aria-hidden
      className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-ui bg-stage p-1 text-muted"
    >
      {mascot?.preview_url ? (
        <img
          src={`${mascot.preview_url}&size=96`}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-contain"
        />
      ) : (
        <Icon className="size-4.5" />
      )}
    </span>
  );
}
