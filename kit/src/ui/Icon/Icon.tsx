import styles from './Icon.module.css';
import { filled as full, outline } from './paths.ts';

export type IconName = keyof typeof outline | keyof typeof full;

interface IconProps {
  name: IconName;
  /** drawn full in place of outlined, where there is such a drawing: the chosen tab, a state */
  filled?: boolean;
  /** 16, 20, 24, 26 in the tab bar, 40 in a disc, 56 */
  size?: 'tiny' | 'small' | 'medium' | 'tab' | 'disc' | 'large';
}

const lines: Partial<Record<string, string>> = outline;
const shapes: Partial<Record<string, string>> = full;

/** A drawing in the colour of the text around it; silent, as the words beside it speak. */
export function Icon({ name, filled = false, size = 'medium' }: IconProps) {
  const shape = filled || lines[name] === undefined ? shapes[name] : undefined;
  // A small drawing needs a stronger line to look the same.
  const width = size === 'tiny' || size === 'small' ? 2 : 1.8;
  return (
    <svg
      className={styles[size]}
      viewBox="0 0 24 24"
      fill={shape ? 'currentColor' : 'none'}
      {...(shape ? {} : { stroke: 'currentColor', strokeWidth: width })}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape ?? lines[name]} />
    </svg>
  );
}
