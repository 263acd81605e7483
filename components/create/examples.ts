/** Example prompts. */
export const EXAMPLES = [
  'A cheerful orange fox barista with a green apron',
  'A sleepy blue owl with round glasses',
  'A tiny brave dragon with a red scarf',
  'A polite robot butler made of soft shapes',
  'A pink slime that is proud of its hat',
  'A rosy teacup that hums to itself',
] as const;
