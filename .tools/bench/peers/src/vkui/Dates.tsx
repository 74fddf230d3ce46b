import {
  Alert,
  Button,
  DateRangeInput,
  Div,
  FormItem,
  Group,
  Input,
  Panel,
  PanelHeader,
  PanelHeaderBack,
} from '@vkontakte/vkui';
import { useState } from 'react';
import { words } from '../domain/words.ts';

export function Dates() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel>
      <PanelHeader before={<PanelHeaderBack onClick={() => history.back()} />}>{words.dates}</PanelHeader>
      <Group>
        <FormItem top={words.checkIn}>
          <DateRangeInput />
        </FormItem>
        <FormItem top={words.guests}>
          <Input type="number" min={1} max={10} defaultValue={2} />
        </FormItem>
        <Div>
          <Button size="l" stretched onClick={() => setAsking(true)}>
            {words.book}
          </Button>
        </Div>
      </Group>
      {isAsking && (
        <Alert
          title={words.sure}
          onClose={() => setAsking(false)}
          onClosed={() => setAsking(false)}
          actions={[
            { title: words.no, mode: 'cancel' },
            { title: words.yes, mode: 'default' },
          ]}
        />
      )}
    </Panel>
  );
}
