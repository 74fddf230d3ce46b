import {
  AgreeToTerms,
  Screen,
  useAction,
  useLoad,
  usePerson,
  useQuery,
  useSealNewPin,
  useWallet,
} from '@wallet/kit/app';
import { maskPhone, phoneText } from '@wallet/kit/format';
import { Card, EmptyState, KeyValue, Lead, SecureKeypad, SheetSelect, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { join, listLibraries, readUser } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { setLibrary } from '../state/library.ts';

export function FBK21000() {
  const t = messages.use();
  const { navigate, manifest } = useWallet();
  const { name = '', phone = '' } = usePerson() ?? {};
  const next = useQuery().get('next') ?? manifest.home;
  const load = useLoad((signal) =>
    Promise.all([readUser(undefined, { signal }), listLibraries(undefined, { signal })]),
  );
  const seal = useSealNewPin();
  const [library, setLibraryId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [agreed, setAgreed] = useState<readonly string[] | null>(null);
  const enter = useAction(async (pin: string) => {
    setAgreed(null);
    setLibrary(await join({ library, pin, agreed: agreed ?? [] }));
    toast(t.join.done);
    navigate.replace(next in manifest.screens ? next : manifest.home);
  });
  return (
    <Screen of={load}>
      {([{ terms, joinYn }, libraries]) =>
        joinYn === 'Y' ? (
          <EmptyState
            title={t.join.already}
            description={t.join.alreadyHint}
            action={{ label: t.join.see, onClick: () => navigate.replace(manifest.home) }}
          />
        ) : (
          <>
            <AgreeToTerms
              terms={terms}
              action="submit"
              submit={t.join.submit}
              isReady={library !== ''}
              onAgree={(ids) => {
                setMissing(library === '');
                if (library !== '') setAgreed(ids);
              }}
            >
              <Stack>
                <Lead picture="book" title={t.join.ask}>
                  {t.join.askHint}
                </Lead>
                <SheetSelect
                  field="homeLibrary"
                  label={t.join.library}
                  options={libraries
                    .filter(({ most }) => most > 0)
                    .map(({ id, name: title, region, isDeskFirst }) => ({
                      value: id,
                      title,
                      description: `${region} · ${isDeskFirst ? t.join.desk : t.join.atOnce}`,
                    }))}
                  value={library}
                  onChange={setLibraryId}
                  problem={isMissing && library === '' ? { id: 'required' } : null}
                  required
                />
                <Card tone="soft">
                  <KeyValue
                    rows={[
                      { label: t.join.name, value: name },
                      { label: t.join.phone, value: maskPhone(phoneText(phone)) },
                    ]}
                  />
                </Card>
              </Stack>
            </AgreeToTerms>
            <SecureKeypad
              isOpen={agreed !== null}
              title={t.join.pin}
              description={t.join.pinHint}
              length={4}
              encrypt={seal}
              onDone={(pin) => void enter.run(pin)}
              onClose={() => setAgreed(null)}
            />
          </>
        )
      }
    </Screen>
  );
}
