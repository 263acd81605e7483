'use client';

import type { DropdownMenu } from 'radix-ui';
import { createContext, useContext } from 'react';

type MenuParts = typeof DropdownMenu;

const Parts = createContext<MenuParts | null>(null);

/** Provides the Radix components that the items of a menu are built from. */
export const MenuPartsProvider = Parts.Provider;

/** The Radix components that the items of a menu are built from. Throws outside of a menu. */
export function useMenuParts(): MenuParts {
  const parts = useContext(Parts);
  if (!parts) throw new Error('Menu items must be inside of a menu.');
  return parts;
}
