'use client';

import { LIMITS } from '@/lib/core/limits';
import { Field } from '../../ui/input';
import { Select } from '../../ui/select';

const LENGTHS_SECONDS = [1, 1.5, 2, 3, 4, 6, 8, 10, 12, 15, 20] as const;
const { duration, referenceDuration } = LIMITS.animation;

/** The duration of a motion in seconds; undefined lets the artist choose. The length of a video is an upper limit. */
export function LengthSelect({
  id,
  value,
  video,
  onChange,
}: {
  id: string;
  value: number | undefined;
  video?: boolean;
  onChange: (seconds: number | undefined) => void;
}) {
  const longest = (video ? referenceDuration : duration).max;
  const options = [
    { value: 'auto', label: video ? 'As in the video' : 'As it needs' },
    ...LENGTHS_SECONDS.filter((seconds) => seconds <= longest).map((seconds) => ({
      value: String(seconds),
      label: `${seconds} s`,
    })),
  ];
  return (
    <Field label="Length" htmlFor={id}>
      <Select
        id={id}
        label="Length"
        value={value === undefined ? 'auto' : String(value)}
        options={options}
        onChange={(next) => onChange(next === 'auto' ? undefined : Number(next))}
      />
    </Field>
  );
}
