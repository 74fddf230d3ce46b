import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import '../plain/plain.css';
import { PlainDomain } from '../plain/PlainDomain.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <Router base={import.meta.env.BASE_URL.slice(0, -1)}>
    <PlainDomain />
  </Router>,
);
