import { type ReactNode, useEffect, useRef } from 'react';
import { words } from '../domain/words.ts';

export function Header({ title }: { title: string }) {
  return (
    <header className="header">
      <button type="button" aria-label={words.back} onClick={() => history.back()}>
        ←
      </button>
      <h1>{title}</h1>
      <button type="button" aria-label={words.home} onClick={() => location.assign('/')}>
        ⌂
      </button>
    </header>
  );
}

interface ChipsProps {
  legend: string;
  options: Record<string, string>;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

export function Chips({ legend, options, chosen, onToggle }: ChipsProps) {
  return (
    <fieldset className="chips">
      <legend>{legend}</legend>
      {Object.entries(options).map(([value, text]) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen.includes(value)}
          onClick={() => onToggle(value)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}

interface ModalProps {
  kind: 'dialog' | 'sheet';
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function Modal({ kind, isOpen, onClose, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) element.current?.showModal();
    else element.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={element} className={kind} onClose={onClose}>
      {isOpen && children}
    </dialog>
  );
}
