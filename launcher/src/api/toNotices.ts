import type { EmergencyNotice } from '../model/emergencyNotice.ts';
import type { WireEmergencyNotices } from './wire.ts';

export function toNotices({ emergencyNoticeList }: WireEmergencyNotices): EmergencyNotice[] {
  return (emergencyNoticeList ?? [])
    .map((wire) => ({
      id: String(wire.anounSerno),
      text: wire.anounTitl || wire.anounCtnt || '',
      more: wire.anounTitl ? (wire.anounCtnt ?? '') : '',
    }))
    .filter(({ text }) => text !== '');
}
