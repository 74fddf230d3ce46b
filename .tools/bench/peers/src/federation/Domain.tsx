import '../plain/plain.css';

export { PlainDomain as Domain } from '../plain/PlainDomain.tsx';
