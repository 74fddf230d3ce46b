import type { PopupProps } from '../overlays/popups.ts';
import { GuidePopup } from './GuidePopup.tsx';

const names = ['nativeGuidance', 'addCertificate', 'certificateNeeded', 'availableCert', 'cddEdd'] as const;

/** The popups of the navigation guard, by name; an app may register its own under the same name. */
export const builtInPopups = names.map(
  (name) => [name, (props: PopupProps) => <GuidePopup {...props} name={name} />] as const,
);
