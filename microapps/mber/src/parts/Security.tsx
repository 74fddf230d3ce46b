import { useAction, useWallet } from '@wallet/kit/app';
import { formatDate, todaySeoul } from '@wallet/kit/format';
import { findPage, type ReleaseIndex } from '@wallet/kit/manifest';
import type { Person } from '@wallet/kit/session';
import { Card, InlineNotice, List, ListItem, Section, SettingIcon } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Where the payment password is changed: it is the point area's. */
const PIN = 'FPO94000';

interface SecurityProps {
  person: Person;
  /** what is released; null where nobody knows */
  registry: ReleaseIndex | null;
}

/**
 * What keeps the account safe: its passwords, its certificate, and the device of this session. The specification knows
 * neither a list of devices nor one of sign-ins, and no setting of biometry: nothing stands here for them.
 */
export function Security({ person, registry }: SecurityProps) {
  const { own: t } = messages.use();
  const { navigate } = useWallet();
  const open = useAction((path: string) => navigate.open(path));
  const pin = registry && findPage(registry, PIN)?.screen.path;
  const { device, certificate, certType, hasKbPin } = person;
  const typeName =
    certType === '03' ? t.certTypes['03'] : certType === '04' ? t.certTypes['04'] : t.certTypes['01'];
  const expires = formatDate(certificate.expires);
  // What is told to be in use, and nothing more: no verdict on what the session does not know.
  const isGuarded =
    hasKbPin && (certType === '01' || certType === '03') && certificate.expires > todaySeoul();
  const system = [device.osVersion, device.appVersion && t.appVersion({ version: device.appVersion })];
  return (
    <Card>
      <Section title={t.security}>
        {isGuarded && <InlineNotice tone="success">{t.guarded({ certificate: typeName })}</InlineNotice>}
        <List label={t.security}>
          <ListItem
            leading={<SettingIcon name="password" />}
            title={t.password}
            value={t.change}
            action="password"
            onClick={() => navigate.push('FME93000')}
          />
          {pin && (
            <ListItem
              leading={<SettingIcon name="pin" />}
              title={t.pin}
              value={t.change}
              action="pin"
              onClick={() => void open.run(pin)}
            />
          )}
          <ListItem
            leading={<SettingIcon name="shield" />}
            title={t.kbPin}
            value={hasKbPin ? t.used : t.notUsed}
          />
          <ListItem
            leading={<SettingIcon name="certificate" />}
            title={certType === '' ? t.certificate : typeName}
            description={certType === '' || expires === '' ? undefined : t.until({ expires })}
            value={certType === '' ? t.none : t.used}
          />
          {device.model !== '' && (
            <ListItem
              leading={<SettingIcon name="device" />}
              title={t.device}
              description={[device.model, ...system].filter(Boolean).join(' · ')}
            />
          )}
        </List>
      </Section>
    </Card>
  );
}
