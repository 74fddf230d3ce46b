import { dense } from '@wallet/kit/format';
import { EmptyState, FieldButton, InlineNotice, List, ListItem, SearchField, Sheet } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import type { Kind } from '../model/animal.ts';

interface BreedFieldProps {
  breeds: readonly { code: string; kind: Kind; name: string }[];
  kind: Kind;
  value: string;
  onChange: (code: string) => void;
  hasProblem?: boolean;
}

/** The breed, looked for by its name. */
export function BreedField({ breeds, kind, value, onChange, hasProblem = false }: BreedFieldProps) {
  const { breed: t, facts } = messages.use();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const wanted = dense(text);
  const found = breeds.filter((one) => one.kind === kind && dense(one.name).includes(wanted));
  return (
    <>
      <FieldButton
        field="breedCode"
        label={facts.breed}
        icon="down"
        chosen={breeds.find(({ code }) => code === value)?.name}
        placeholder={t.choose}
        required
        onOpen={() => setOpen(true)}
      >
        <Sheet isOpen={isOpen} title={t.title} onClose={() => setOpen(false)} part="breeds">
          <SearchField
            field="breed"
            label={t.search}
            placeholder={t.search}
            value={text}
            onChange={setText}
          />
          {found.length === 0 && <EmptyState picture="none" title={t.none} description={t.noneHint} />}
          <List label={t.title}>
            {found.map(({ code, name }) => (
              <ListItem
                key={code}
                action="pickBreed"
                title={name}
                onClick={() => {
                  onChange(code);
                  setOpen(false);
                }}
              />
            ))}
          </List>
        </Sheet>
      </FieldButton>
      {hasProblem && (
        <InlineNotice tone="danger" messageId="breedMissing">
          {t.missing}
        </InlineNotice>
      )}
    </>
  );
}
