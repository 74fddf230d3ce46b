import { Button, CalendarPicker, Dialog, Form, NavBar, Stepper } from 'antd-mobile';
import { useState } from 'react';
import { words } from '../domain/words.ts';

export function Dates() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NavBar onBack={() => history.back()}>{words.dates}</NavBar>
      <Form
        footer={
          <Button block type="submit" color="primary">
            {words.book}
          </Button>
        }
        onFinish={() =>
          void Dialog.confirm({ content: words.sure, confirmText: words.yes, cancelText: words.no })
        }
      >
        <Form.Item label={words.checkIn} onClick={() => setOpen(true)}>
          <CalendarPicker selectionMode="range" visible={isOpen} onClose={() => setOpen(false)} />
        </Form.Item>
        <Form.Item name="guests" label={words.guests} initialValue={2}>
          <Stepper min={1} max={10} />
        </Form.Item>
      </Form>
    </>
  );
}
