import { Drawing } from '../Icon/Drawing.tsx';
import icon from '../Icon/Icon.module.css';
import { settings } from './paths.ts';

/** An icon before a row of settings: drawings that no other page shows, and none but pages of settings loads. */
export function SettingIcon({ name }: { name: keyof typeof settings }) {
  return <Drawing className={icon.medium} path={settings[name]} />;
}
