import { arranged, type CardSetting } from '../model/cardSettings.ts';
import type { WireCardSetting, WireCardSettings } from './wire.ts';
import { figureOf, isYes } from './wireValues.ts';

export function toCardSettings({ cardSettingList }: WireCardSettings): CardSetting[] {
  return arranged(
    cardSettingList.map((wire) => ({
      type: wire.type,
      title: wire.cardTitle || wire.title || wire.type,
      name: wire.title ?? '',
      text: wire.text ?? '',
      brand: wire.brand ?? '',
      link: wire.toLink ?? '',
      order: figureOf(wire.order) ?? 0,
      isFixed: isYes(wire.fix),
      isActive: isYes(wire.active),
    })),
  );
}

export function fromCardSettings(settings: readonly CardSetting[]): { cardSettingList: WireCardSetting[] } {
  return {
    cardSettingList: settings.map((one) => ({
      cardTitle: one.title,
      title: one.name,
      text: one.text,
      type: one.type,
      order: one.order,
      brand: one.brand,
      fix: one.isFixed ? 'Y' : 'N',
      active: one.isActive ? 'Y' : 'N',
      toLink: one.link,
    })),
  };
}
