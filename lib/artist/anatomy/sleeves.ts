import type { FigureDraft } from '../figure';

/** The material of the clothes that cover the trunk; null if it is bare. */
export function sleevesOf({ character }: FigureDraft): string | null {
  return (
    character.wear.find(({ item }) => item === 'hoodie' || item === 'shirt' || item === 'space_suit')?.item ?? null
  );
}
