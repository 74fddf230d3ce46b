import { formatDate } from '@wallet/kit/format';
import type { Person } from '@wallet/kit/session';
import { Card, KeyValue, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** The device and the certificate of this session. */
export function OwnFacts({
  certType,
  certificate,
  device,
}: Pick<Person, 'certType' | 'certificate' | 'device'>) {
  const { own: t } = messages.use();
  const rows = (pairs: [string, string][]) =>
    pairs.map(([label, value]) => ({ label, value: value || t.none }));
  const typeName =
    certType === '03' ? t.certTypes['03'] : certType === '04' ? t.certTypes['04'] : t.certTypes['01'];
  return (
    <>
      <Card>
        <Section title={t.certificate}>
          <KeyValue
            rows={rows([
              [t.certType, certType === '' ? '' : typeName],
              [t.certIssued, formatDate(certificate.issued)],
              [t.certExpires, formatDate(certificate.expires)],
            ])}
          />
        </Section>
      </Card>
      {device.model !== '' && (
        <Card>
          <Section title={t.device}>
            <KeyValue
              rows={rows([
                [t.model, device.model],
                [t.os, device.osVersion],
                [t.app, device.appVersion],
              ])}
            />
          </Section>
        </Card>
      )}
    </>
  );
}
