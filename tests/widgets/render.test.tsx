/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import fixture from '../../fixtures/blocks/render.typical.json' with { type: 'json' };
import Render from '../../widgets/render/Render.tsx';

describe('render', () => {
  test('shows its text', () => {
    render(<Render data={fixture.data} block={{}} />);
    expect(screen.getByText(fixture.data.text)).toBeTruthy();
  });
});
