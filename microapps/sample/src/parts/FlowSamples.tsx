import {
  Button,
  DayHead,
  footerSlot,
  ListItem,
  type LoadPage,
  PagedList,
  type PhoneCalls,
  PhoneVerification,
  PinSheet,
  SecureKeypad,
  Tooltip,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { Sample } from './Sample.tsx';
import styles from './Samples.module.css';

const rightCode = '135790';
const pageSize = 5;
const pageCount = 3;

// Nothing is sent from the gallery: any phone gets a code, and the code is always the same.
const calls: PhoneCalls = {
  send: async () => ({ id: 'gallery', seconds: 180 }),
  extend: async () => 180,
  check: async ({ code }) => code === rightCode,
};

const loadNumbers: LoadPage<number, number> = async (page = 0) => ({
  items: Array.from({ length: pageSize }, (_, index) => page * pageSize + index + 1),
  next: page + 1 < pageCount ? page + 1 : null,
});

/** What is gone through step by step: a code, a secret number, a list that comes in pages. */
export function FlowSamples() {
  const { flows: t } = messages.use().gallery;
  const [isKeypadOpen, setKeypadOpen] = useState(false);
  const [isPinOpen, setPinOpen] = useState(false);
  const [tries, setTries] = useState(5);
  /** how often the list was read from its start */
  const [asked, setAsked] = useState(0);
  const load: typeof loadNumbers = (page, signal) => {
    if (page === undefined) setAsked((count) => count + 1);
    return loadNumbers(page, signal);
  };
  return (
    <>
      <Sample title={t.tooltip} of={['Tooltip']}>
        <p>
          {t.term} <Tooltip label={t.tooltip}>{t.tooltipText}</Tooltip>
        </p>
        <p>
          <Tooltip isText label={t.term}>
            {t.tooltipText}
          </Tooltip>
        </p>
      </Sample>
      <Sample title={t.phone} of={['PhoneVerification']}>
        <div className={styles.stack}>
          <p>{t.codeHint({ code: rightCode })}</p>
          {/* Its main button stands with it: the gallery has no bar. */}
          <footerSlot.Provider value={null}>
            <PhoneVerification calls={calls} onChecked={() => toast(t.checked)} />
          </footerSlot.Provider>
        </div>
      </Sample>
      <Sample title={t.keypad} of={['SecureKeypad']}>
        <Button variant="secondary" action="showKeypad" onClick={() => setKeypadOpen(true)}>
          {t.openKeypad}
        </Button>
        <SecureKeypad
          waits
          isOpen={isKeypadOpen}
          title={t.keypad}
          encrypt={async () => 'gallery'}
          onDone={() => {
            setKeypadOpen(false);
            toast(t.checked);
          }}
          onClose={() => setKeypadOpen(false)}
        />
      </Sample>
      <Sample title={t.pinTitle} of={['PinSheet']}>
        <Button variant="secondary" action="showPin" onClick={() => setPinOpen(true)}>
          {t.openPin}
        </Button>
        <PinSheet
          isOpen={isPinOpen}
          title={t.pinTitle}
          note={t.pinNote}
          problem={tries < 5 ? t.pinWrong({ left: tries }) : undefined}
          encrypt={async (plain) => String(plain === '246810')}
          onDone={(isRight) => {
            if (isRight !== 'true') return setTries(tries > 1 ? tries - 1 : 5);
            setTries(5);
            setPinOpen(false);
            toast(t.checked);
          }}
          onForgotten={() => toast(t.forgotten)}
          onClose={() => setPinOpen(false)}
        />
      </Sample>
      <Sample title={t.list} of={['PagedList', 'DayHead']}>
        <DayHead title={t.list} sum="+650P" />
        <div data-refreshes={asked - 1}>
          <PagedList label={t.list} load={load} keyOf={String}>
            {(number) => <ListItem key={number} title={t.item({ number })} />}
          </PagedList>
        </div>
      </Sample>
    </>
  );
}
