import type { ComponentType } from 'react';
import { builtInPopups } from '../GuidePopup/builtInPopups.tsx';
import { type Answer, addPopup } from './overlays.ts';

/** What the component of a popup is given. */
export interface PopupProps<A = unknown> {
  /** what `openPopup` was called with: data from outside may be anything, check it */
  argument: A;
  /** ends the popup with this answer */
  answer: (answer: Answer) => void;
  /** id for the heading that names the popup */
  titleId: string;
}

const components = new Map<string, ComponentType<PopupProps<never>>>(builtInPopups);

/**
 * Makes a popup known by name. The component is what stands inside; the host gives the dialog around it.
 *
 * @param name `data-popup`; an app may replace a built-in one
 * @param Component rendered while it is open, with {@link PopupProps}
 */
export function registerPopup<A>(name: string, Component: ComponentType<PopupProps<A>>): void {
  components.set(name, Component as ComponentType<PopupProps<never>>);
}

/** True when a popup of this name is known: the guard of CDD/EDD asks before it asks the server (R185). */
export function hasPopup(name: string): boolean {
  return components.has(name);
}

/** The component of a popup, for the host. */
export function popupComponent(name: string): ComponentType<PopupProps<unknown>> | undefined {
  return components.get(name) as ComponentType<PopupProps<unknown>> | undefined;
}

/**
 * Opens a named popup with an argument and waits for the customer (1-shell s2.5, R114).
 *
 * @param name as registered; an unknown one answers `close` at once
 * @param argument handed to the component
 * @returns `confirm`, `cancel`, or `close` for Escape, close and route changes
 */
export async function openPopup(name: string, argument?: unknown): Promise<Answer> {
  return components.has(name) ? addPopup(name, argument) : 'close';
}
