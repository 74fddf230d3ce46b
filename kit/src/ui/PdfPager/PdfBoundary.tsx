import { Component, type ReactNode } from 'react';

interface PdfBoundaryProps {
  children: ReactNode;
  onBroken: () => void;
}

/** Keeps what a strange PDF throws from taking the screen with it. */
export class PdfBoundary extends Component<PdfBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
