import type { PushConsent, PushKind, PushSettings } from '../model/pushSettings.ts';
import type { WirePushSettings } from './wire.ts';

/** The wire's code of a setting. */
export const pushCodes: Readonly<Record<PushKind, string>> = {
  use: '01',
  benefit: '02',
  guide: '03',
  night: '04',
};

export function toPushSettings({ adCnsntAbleYn, alrmSetList }: WirePushSettings): PushSettings {
  // What is not said was not agreed to.
  const consent = (kind: PushKind): PushConsent => {
    const found = alrmSetList.find(({ alrmSetDstcd }) => alrmSetDstcd === pushCodes[kind]);
    return { isOn: found?.recvCnsntYn === 'Y', since: found?.cnsntYMS ?? '' };
  };
  return {
    mayAdvertise: adCnsntAbleYn === 'Y',
    consents: {
      use: consent('use'),
      guide: consent('guide'),
      benefit: consent('benefit'),
      night: consent('night'),
    },
  };
}
