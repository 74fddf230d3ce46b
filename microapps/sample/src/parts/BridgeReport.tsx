import { Badge, KeyValue, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { BridgeCase, BridgeFindings } from '../model/bridgeReport.ts';
import styles from './BridgeReport.module.css';

/** How the app around this page kept to the contract, with attributes that tests read. */
export function BridgeReport({ report }: { report: BridgeFindings }) {
  const { bridge: t } = messages.use();
  const { appVersion, platform, cases, left } = report;
  const count = cases.filter(({ ok }) => ok).length;
  return (
    <div data-part="report" data-ok={report.ok} data-app-version={appVersion} data-count={cases.length}>
      <KeyValue
        rows={[
          { label: t.host, value: `${appVersion ?? '-'} (${platform ?? '-'})` },
          { label: t.cases, value: t.passed({ count, all: cases.length }), isStrong: true },
        ]}
      />
      <Section title={t.cases}>
        <List label={t.cases}>
          {cases.map((each) => (
            <CaseRow key={`${each.fixture} ${each.name}`} report={each} />
          ))}
        </List>
        {left.length > 0 && <p className={styles.left}>{t.left({ count: left.length })}</p>}
      </Section>
      <details className={styles.json}>
        <summary>{t.json}</summary>
        <pre data-part="json">{JSON.stringify(report, null, 2)}</pre>
      </details>
    </div>
  );
}

function CaseRow({ report: { name, ok, expected, got } }: { report: BridgeCase }) {
  const { bridge: t } = messages.use();
  return (
    <ListItem
      title={name}
      badge={<Badge tone={ok ? 'success' : 'danger'}>{ok ? t.ok : t.failed}</Badge>}
      description={t.expected({ expected, got })}
    />
  );
}
