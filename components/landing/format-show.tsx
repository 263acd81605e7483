import { FORMAT_CARDS } from '../export/formats';

/** Example files of some formats, made by the exporter. */
const SAMPLES = [
  {
    src: '/show/fox/dance.svg',
    alt: 'The fox dances, as an animated SVG in an image tag',
    caption: 'Animated SVG, as an image',
  },
  { src: '/show/bee/sticker.png', alt: 'The bee as a sticker with a white border', caption: 'Sticker, cut to shape' },
  { src: '/show/octopus/logo.svg', alt: 'The octopus as a logo', caption: 'Logo SVG' },
] as const;

/** Every export format, with example files. */
export function FormatShow() {
  return (
    <div className="grid gap-12 lg:grid-cols-[1.15fr_1fr] lg:items-center lg:gap-16">
      <ul className="grid grid-cols-3 gap-4">
        {SAMPLES.map(({ src, alt, caption }) => (
          <li key={src} className="flex flex-col items-center text-center text-small text-muted">
            {/* A plain image, because it shows the file itself. */}
            <img
              src={src}
              alt={alt}
              width={512}
              height={512}
              loading="lazy"
              decoding="async"
              className="mb-3 aspect-square w-full object-contain"
            />
            {caption}
          </li>
        ))}
      </ul>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {FORMAT_CARDS.map(({ format, title, goodFor }) => (
          <div key={format}>
            <dt className="font-medium">{title}</dt>
            <dd className="text-muted">{goodFor}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
