import icon from '../Icon/Icon.module.css';
import { settings } from './paths.ts';

/** An icon before a row of settings: drawings that no other page shows, and none but pages of settings loads. */
export function SettingIcon({ name }: { name: keyof typeof settings }) {
  return (
    <svg
      className={icon.medium}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={settings[name]} />
    </svg>
  );
}
