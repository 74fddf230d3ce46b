import { readTermFile } from '@wallet/kit/common';
import {
  AgreementList,
  Button,
  type LoadPdf,
  PdfPager,
  Section,
  TermsDialog,
  useAgreements,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { samplePdf } from '../model/samplePdf.ts';
import styles from './Samples.module.css';

const never: LoadPdf = () => new Promise(() => {});
const broken: LoadPdf = async () => ({ bytes: new TextEncoder().encode('no PDF at all') });
const missing: LoadPdf = async () => {
  throw new Error('There is no such file.');
};
const offline: LoadPdf = async () => {
  throw Object.assign(new Error('offline'), { kind: 'offline' });
};
const fromWallet: LoadPdf = (signal) => readTermFile('CML000101.pdf', { signal });

/** Terms as PDF and as text, in every state; agreements of a customer, and of one under 14 with a guardian. */
export function TermsSamples() {
  const { terms: t } = messages.use().gallery;
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  const items = (['use', 'privacy', 'news'] as const).map((id) => ({
    id,
    title: t.items[id],
    mandatory: id !== 'news',
  }));
  const minorItems = [
    { id: 'minorUse', title: t.items.minorUse, mandatory: true },
    { id: 'proxy', title: t.items.proxy, mandatory: true, by: 'guardian' as const },
  ];
  const agreements = useAgreements(items, ['use']);
  const minor = useAgreements(minorItems);
  const here: LoadPdf = async () => ({ bytes: samplePdf(t.pages) });
  const kinds: Record<string, { pdf?: LoadPdf; text?: string }> = {
    termsPdf: { pdf: fromWallet, text: t.text },
    termsText: { text: t.text },
    termsLoading: { pdf: never },
    termsMissing: { pdf: missing },
    termsOffline: { pdf: offline },
    termsBroken: { pdf: broken },
    termsInstead: { pdf: broken, text: t.text },
  };
  return (
    <>
      <Section title={t.title}>
        <div className={styles.row}>
          {Object.keys(kinds).map((kind) => (
            <Button key={kind} variant="secondary" size="small" action={kind} onClick={() => setOpen(kind)}>
              {t.kinds[kind as keyof typeof t.kinds]}
            </Button>
          ))}
        </div>
        <TermsDialog
          isOpen={open !== undefined}
          title={t.items.use}
          {...kinds[open ?? '']}
          onAgree={close}
          onClose={close}
        />
      </Section>
      <Section title={t.pager}>
        <Pager load={here} />
      </Section>
      <Section title={t.required}>
        <div className={styles.stack}>
          <AgreementList {...agreements.list} onOpen={() => setOpen('termsText')} />
          <Button full action="checkTerms" onClick={() => agreements.check()}>
            {t.next}
          </Button>
        </div>
      </Section>
      <Section title={t.minor}>
        <div className={styles.stack}>
          <AgreementList {...minor.list} onOpen={() => setOpen('termsText')} />
          <Button full variant="secondary" action="checkMinor" onClick={() => minor.check()}>
            {t.next}
          </Button>
        </div>
      </Section>
    </>
  );
}

/** Loads its library only when asked: the gallery stays light. */
function Pager({ load }: { load: LoadPdf }) {
  const { terms: t } = messages.use().gallery;
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <PdfPager load={load} label={t.pager} />;
  return (
    <Button variant="secondary" action="showPdf" onClick={() => setOpen(true)}>
      {t.showPager}
    </Button>
  );
}
