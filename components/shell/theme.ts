/** The themes; `system` follows the device. */
const THEMES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** The cookie with the theme, so that the server's HTML already has the right colours. */
export const THEME_COOKIE = 'theme';

/** The theme in a cookie; `system` for an unknown value. */
export function themeOf(cookie: string | undefined): ThemeChoice {
  return THEMES.find((theme) => theme === cookie) ?? 'system';
}

/** Applies a theme and stores it for a year. */
export function chooseTheme(theme: ThemeChoice): void {
  const year = 365 * 24 * 3600;
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${year}; samesite=lax`;
  document.documentElement.dataset.theme = theme;
}

/** Switches between light and dark, starting from the shown theme. */
export function flipTheme(): void {
  const chosen = themeOf(document.documentElement.dataset.theme);
  const dark = chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  chooseTheme(dark ? 'light' : 'dark');
}
