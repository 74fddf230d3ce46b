import { Drawing } from './Drawing.tsx';
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
    <Drawing
      className={styles[size]}
      path={shape ?? lines[name]}
      filled={shape !== undefined}
      width={width}
    />
  );
}
