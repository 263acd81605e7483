/**
 * The port on which the tests of this worker serve websites, which the server may fetch (`OUTBOUND_ALLOW` in
 * playwright.config.ts).
 */
export const SITES_PORT = Number(process.env.E2E_SITES_PORT) + Number(process.env.TEST_PARALLEL_INDEX);
