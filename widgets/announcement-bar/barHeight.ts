/** On phones too: long text shows one line and expands. Larger text makes the bar higher. */
export const barHeight = '40px';
