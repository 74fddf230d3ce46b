import { Form, Screen, useQuery, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { Button, Chips, InlineNotice, PagedList, SearchField, Section, Stack, useForm } from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { useMonth } from '../flows/useMonth.ts';
import { messages } from '../messages/index.ts';
import type { Row } from '../model/receipt.ts';
import { ReceiptRow } from '../parts/ReceiptRow.tsx';

const MOST = 5;
const DAY = 24 * 60 * 60 * 1000;
const kept = 'edoc.words';
const words = v.array(v.string());

/** What was searched for says what somebody buys: it is kept encrypted, for a day. */
function useRecent() {
  const { drafts } = useWallet().session;
  const [recent, setRecent] = useState<string[]>([]);
  useEffect(() => {
    void drafts.read(kept, words).then((found) => setRecent(found ?? []));
  }, [drafts]);
  function note(word: string) {
    const next = [word, ...recent.filter((each) => each !== word)].slice(0, MOST);
    setRecent(next);
    void drafts.write(kept, next, DAY);
  }
  function forget() {
    setRecent([]);
    void drafts.clear(kept);
  }
  return { recent, note, forget };
}

export function FEC21600() {
  const t = messages.use();
  const { navigate } = useWallet();
  const word = useQuery().get('word')?.trim() ?? '';
  const form = useForm({ initial: { word }, rules: {} });
  const { recent, note, forget } = useRecent();
  const [head, setHead] = useState<{ count: number; sum: number }>();
  const load = useMonth({ word }, setHead);
  function find(text: string) {
    const next = text.trim();
    form.set('word', next);
    if (next) note(next);
    navigate.replace('FEC21600', { query: next ? { word: next } : {} });
  }
  return (
    <Screen>
      <Stack>
        <Form form={form} run={(values) => find(values.word)}>
          <SearchField
            {...form.field('word')}
            label={t.search.label}
            placeholder={t.search.hint}
            maxLength={30}
            find={t.search.find}
          />
        </Form>
        {word === '' && recent.length > 0 && (
          <Section
            title={t.search.recent}
            action={
              <Button variant="text" size="small" action="forget" onClick={forget}>
                {t.search.forget}
              </Button>
            }
          >
            <Chips
              legend={t.search.recent}
              options={recent.map((value) => ({ value, label: value }))}
              value=""
              onChange={find}
            />
          </Section>
        )}
        {word !== '' && (
          <>
            {head && <InlineNotice>{t.list.found({ count: head.count, sum: head.sum })}</InlineNotice>}
            <PagedList<Row>
              key={word}
              label={t.search.found({ word })}
              load={load}
              keyOf={({ id }) => id}
              empty={{ title: t.search.none, description: t.search.noneHint }}
            >
              {(one) => (
                <ReceiptRow
                  key={one.id}
                  one={one}
                  description={t.moment(one)}
                  onClick={() => navigate.push('FEC21510', { query: { rceitpNo: one.id } })}
                />
              )}
            </PagedList>
          </>
        )}
      </Stack>
    </Screen>
  );
}
