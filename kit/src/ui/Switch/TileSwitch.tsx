import { Icon } from '../Icon/Icon.tsx';
import { IconTile } from '../IconTile/IconTile.tsx';
import type { PictureName } from '../Picture/pictures.ts';
import type { SwitchProps } from './Switch.tsx';
import styles from './TileSwitch.module.css';

interface TileSwitchProps extends Pick<SwitchProps, 'field' | 'label' | 'checked' | 'onChange'> {
  /** as IconTile knows it */
  picture: PictureName | (string & {});
}

/** A switch drawn as a picture over its name: a few of them stand beside each other, each with a ring or a tick. */
export function TileSwitch({ field, label, picture, checked, onChange }: TileSwitchProps) {
  return (
    <label className={styles.tile}>
      <IconTile picture={picture} name={label} />
      {label}
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        data-field={field}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.tick}>{checked && <Icon name="check" size="small" />}</span>
    </label>
  );
}
