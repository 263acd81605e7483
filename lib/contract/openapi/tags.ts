/** The purpose of each group of endpoints, in the order of the documentation; unlisted groups come last. */
export const TAGS: Record<string, string> = {
  Mascots:
    'Create a mascot from words, from a picture or from a spec. Edit it, recolour it, branch looks from it, and ' +
    'go back to any version.',
  Animations:
    'Motions of a mascot: presets at once and free, motions in words or after a video as jobs, and clips of your own.',
  Canvases: 'State machines that decide which motion a mascot plays, from inputs that a page sets or fires.',
  Exports: 'Files: video, GIF, Lottie, SVG, sprite sheets, stickers and logos.',
  Scenes: 'Illustrated backdrops with the mascot standing in them.',
  Embed: 'What the player and plain images load: bundles, stills and share links.',
  Uploads: 'Pictures to rebuild and videos to follow.',
  Files: 'The bytes of what was uploaded or made.',
  Analyze: 'A website read for its brand, with three ideas for a mascot.',
  Jobs: 'Slow work: ask for it, wait for it, watch it, stop it.',
  Webhooks: 'Addresses that are told when a job has ended.',
  Catalog: 'What there is to choose from: presets, styles, finished characters, and this API itself.',
  Account: 'API keys, credits, usage, and the signed-in person.',
  Workspace: 'The workspaces that own mascots, credits and keys.',
  People: 'Members of a workspace, their roles, and invites.',
};
