type Child = Node | string;
type Attributes = Record<string, string | boolean>;

/** Makes an element; an attribute that is false is left out. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '');
    else if (value !== false) made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

interface ButtonOptions {
  host: string;
  label: string;
  /** What stands on the button, where that is not its label. */
  face?: Child;
  className?: string;
  onClick(): void;
}

/** A button; `data-host` is how browser tests find it. */
export function button({ host, label, face, className, onClick }: ButtonOptions): HTMLButtonElement {
  const made = element(
    'button',
    {
      type: 'button',
      'data-host': host,
      'aria-label': face === undefined ? false : label,
      class: className ?? false,
    },
    face ?? label,
  );
  made.addEventListener('click', onClick);
  return made;
}
