import { type HostInfo, type MethodResult, methodsOf } from '@wallet/kit/bridge';
import type { Settings } from './settings.ts';

/** What the phone needs to know of a persona of the mock backend. */
export interface PhonePersona {
  id: string;
  summary: string;
  ci: string | null;
  person: {
    loginWay?: string;
    loginAccessMediaDstic?: string;
    certType?: string;
    certSerial?: string;
    svcPtrnDstCd?: string;
    custName?: string;
    birth?: string;
    custGubn?: string;
    genderGubn?: string;
  } | null;
}

/** The version with the letter of its line. */
function appVersionOf({ platform, version }: Settings): string {
  return `${platform === 'ios' ? 'I' : 'G'}${version}`;
}

/** What this version knows, less what the panel or the kind of app leaves out. */
function knownMethods(settings: Settings): string[] {
  const { denied, group } = settings;
  return methodsOf(appVersionOf(settings)).filter(
    (name) => denied[name] !== 'UNSUPPORTED' && (name !== 'getSsoInfo' || group !== ''),
  );
}

type About = Pick<HostInfo, 'webViewId' | 'openerId' | 'launch'>;

/** What the app says of itself to one WebView. */
export function hostInfo(settings: Settings, systemTheme: 'light' | 'dark', about: About): HostInfo {
  const isIos = settings.platform === 'ios';
  return {
    platform: settings.platform,
    appVersion: appVersionOf(settings),
    osVersion: isIos ? '19.1' : '17',
    phoneModel: isIos ? 'iPhone18,1' : 'SM-S948N',
    // Another phone is another device.
    deviceId: `7f3c9a52-11d4-4e0b-9c7e-5b0f8a2d6e4${isIos ? 2 : 1}`,
    methods: knownMethods(settings),
    theme: settings.theme === 'system' ? systemTheme : settings.theme,
    locale: settings.locale,
    ...about,
  };
}

/** The two halves of the login code that the panel asks for, or the persona's own. */
function loginCodeOf({ loginCode }: Settings, persona: PhonePersona | null) {
  if (loginCode === 'none') return { loginWay: '', loginAccessMediaDstic: '' };
  if (loginCode) return { loginWay: loginCode.slice(0, 2), loginAccessMediaDstic: loginCode.slice(2) };
  const person = persona?.person;
  return {
    loginWay: person?.loginWay ?? '',
    loginAccessMediaDstic: person?.loginAccessMediaDstic ?? '',
  };
}

/** What native login needs of the customer who is in the app (1-shell s4.3). */
export function loginInfo(settings: Settings, persona: PhonePersona | null): MethodResult<'getLoginInfo'> {
  const person = persona?.person;
  if (settings.signIn === 'visitor' || !person) {
    return { ci: '', isVisitUser: 'Y', nativeLiteYn: 'N', loginWay: '', loginAccessMediaDstic: '' };
  }
  const isLite = person.svcPtrnDstCd === '05' && person.certType === '03';
  return {
    ci: persona.ci ?? '',
    isVisitUser: 'N',
    nativeLiteYn: isLite ? 'Y' : 'N',
    ...loginCodeOf(settings, persona),
  };
}

/** What `POST /_mocks/reset` is to be sent for the customer the panel asks for. */
export function resetBody(settings: Settings, persona: PhonePersona | null): object {
  if (settings.signIn !== 'session' || !persona?.person) return {};
  return settings.loginCode
    ? { persona: persona.id, person: loginCodeOf(settings, persona) }
    : { persona: persona.id };
}
