'use client';

import type { DropdownMenu } from 'radix-ui';
import { createContext, useContext } from 'react';

type MenuParts = typeof DropdownMenu;

const Parts = createContext<MenuParts | null>(null);

/** Gives the items of a menu what they are made of. */
export const MenuPartsProvider = Parts.Provider;

/** What the items of an open menu are made of. Throws outside a menu. */
export function useMenuParts(): MenuParts {
  const parts = useContext(Parts);
  if (!parts) throw new Error('Items stand in a menu.');
  return parts;
}
