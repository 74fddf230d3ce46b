import { formatDate } from '@wallet/kit/format';
import { KeyValue, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { OwnFacts as Facts } from '../model/ownFacts.ts';

/** The device and the certificate of this session. */
export function OwnFacts({ facts }: { facts: Facts }) {
  const { own: t } = messages.use();
  const rows = (pairs: [string, string][]) =>
    pairs.map(([label, value]) => ({ label, value: value || t.none }));
  const certificate =
    facts.certType === '03'
      ? t.certTypes['03']
      : facts.certType === '04'
        ? t.certTypes['04']
        : t.certTypes['01'];
  return (
    <>
      <Section title={t.certificate}>
        <KeyValue
          rows={rows([
            [t.certType, facts.certType === '' ? '' : certificate],
            [t.certIssued, formatDate(facts.certIssueDate)],
            [t.certExpires, formatDate(facts.certExpireDate)],
          ])}
        />
      </Section>
      {facts.phoneModel !== '' && (
        <Section title={t.device}>
          <KeyValue
            rows={rows([
              [t.model, facts.phoneModel],
              [t.os, facts.osVersion],
              [t.app, facts.appVersion],
            ])}
          />
        </Section>
      )}
    </>
  );
}
