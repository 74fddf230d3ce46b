import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { facts } from '../kit/src/ui/FactGrid/paths.ts';
import { filled, outline } from '../kit/src/ui/Icon/paths.ts';
import { settings } from '../kit/src/ui/SettingIcon/paths.ts';
import { factPaths, iconNotice, iconPaths, settingPaths } from './icons.ts';

it('the kit holds the icons that the script names, as Tabler draws them, with their notice', () => {
  expect({ outline, filled }).toEqual(iconPaths());
  expect(facts).toEqual(factPaths());
  expect(settings).toEqual(settingPaths());
  const notice = join(import.meta.dirname, '..', 'kit', 'src', 'ui', 'Icon', 'TABLER-LICENSE.txt');
  expect(readFileSync(notice, 'utf8')).toBe(iconNotice());
});
