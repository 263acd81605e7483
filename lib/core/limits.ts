/** The specification's Limits table and the budgets of `docs/decisions`; these numbers are listed only here. */
export const LIMITS = {
  mascot: {
    prompt: { min: 3, max: 2000 },
    style: { max: 400 },
    name: { max: 80 },
    notes: { max: 1000 },
    instruction: { max: 2000 },
    starter: 40,
    /** Characters of a tag, tags of a mascot, and tags in a list of the workspace's. */
    tags: { characters: 40, perMascot: 20, listed: 500 },
  },
  /**
   * Characters of a kind, breed or role in a character sheet, what it wears and holds, what stands around it, and the
   * letters or digits of a mark.
   */
  sheet: { words: 60, wears: 24, around: 4, markLetters: 2 },
  animation: {
    name: { max: 60 },
    prompt: { min: 3, max: 1000 },
    duration: { min: 0.3, max: 20 },
    intensity: { min: 0.25, max: 2 },
    referenceDuration: { min: 0.3, max: 12 },
    batchPrompts: 8,
  },
  clip: { duration: { min: 0.2, max: 20 } },
  /**
   * The length of a canvas's name (that of an animation's), and budgets of one graph. They are far above what a person
   * draws and far below what would stall its check.
   */
  canvas: { name: { max: 60 }, inputs: 100, states: 200, transitions: 500, conditions: 12, id: 60 },
  /** Transitions of a canvas in a row at one instant: after them the machine rests. */
  transitionsAtOnce: 32,
  scene: { prompt: { max: 1000 } },
  /** The length of a website's address: the longest that browsers send. */
  analyze: { url: 2000 },
  suggestions: { useCase: { max: 400 }, min: 3, max: 6 },
  export: { size: { min: 64, max: 2048 }, fps: { min: 6, max: 60 } },
  preview: { size: { min: 16, max: 2048, default: 512 } },
  /**
   * The bytes of a file; for a picture also its pixels (a camera's 24 million fit) and its longer side. They bound a
   * decoder's memory and time.
   */
  upload: { bytes: 15 * 1024 * 1024, pixels: 25_000_000, side: 16_384 },
  email: { max: 254 },
  personName: { max: 80 },
  workspaceName: { max: 80 },
  keyName: { max: 80 },
  /**
   * The length of a webhook's address, the webhooks of a workspace, and the tests and redeliveries of a workspace in a
   * minute.
   */
  webhook: { url: 2000, perWorkspace: 20, sendsPerMinute: 20 },
  /** A pending invite holds its seat this long. */
  inviteDays: 7,
  jobWaitSeconds: 120,
  /** Event streams open at once in one process: for a key or a browser, and for an address. */
  streams: { perCaller: 20, perAddress: 60 },
  list: { min: 1, max: 100, default: 50 },
  /** Characters of the words that are searched for. */
  search: { min: 1, max: 100 },
  share: { defaultSeconds: 3600, maxSeconds: 30 * 24 * 3600 },
  /**
   * Budgets of one spec's drawings; a spec over them is refused. `outline` is the length, beyond the ordinary, of all
   * that is filled, stroked and clipped, in canvas sides: it bounds a renderer's time. A value of more characters than
   * `attributeLength` is not read; path data and points may be as long as a spec's drawings.
   */
  svg: {
    depth: 16,
    elements: 4000,
    pathNumbers: 200_000,
    bytes: 2 * 1024 * 1024,
    clipDepth: 2,
    coordinate: 100_000,
    dashes: 20_000,
    outline: 4000,
    attributeLength: 8192,
    pathLength: 2 * 1024 * 1024,
  },
  /**
   * The motions and canvases of a mascot, and the bytes of their JSON together: its bundle holds them all, and players
   * load it whole.
   */
  bundle: { motions: 1000, canvases: 500, bytes: 16 * 1024 * 1024 },
  /** The keys of a workspace that are not revoked. */
  keysPerWorkspace: 1000,
  /** Budgets of one spec's rig and one clip: far above any real mascot, far below what would stall a renderer. */
  rig: {
    parts: 400,
    states: 64,
    statesInAll: 2000,
    palette: 256,
    anchors: 256,
    canvas: 16_384,
    /** Characters of the mascot's name and description, and of the names of parts, states, tokens and anchors. */
    title: 500,
    description: 10_000,
    name: 100,
  },
  tracks: {
    perClip: 800,
    keysPerTrack: 2000,
    keysPerClip: 50_000,
    values: { rotate: 36_000, translate: 100_000, scale: 100, opacity: 100 },
  },
} as const;
