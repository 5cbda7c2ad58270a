// Finds text that is cut off, covered or outside, and a page that rolls sideways.
() => {
    const wrong = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) wrong.push(`the page scrolls sideways: ${root.scrollWidth}`);
    const dialog = document.querySelector('dialog[open]');
    const within = dialog ?? document.body;
    const panel = dialog ? null : document.querySelector('.panel.counted, .panel.cutting, .how');
    const hidden = '.only-read, [aria-hidden="true"] .card-face, svg, option, noscript';
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const clips = (style) => /hidden|clip/.test(style);
    const rolls = (style) => /auto|scroll/.test(style);
    for (let text; (text = texts.nextNode()); ) {
        const of = text.parentElement;
        if (!text.data.trim() || of.closest(hidden)) continue;
        if (!of.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
        if (dialog === null && of.closest('dialog')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const said = JSON.stringify(text.data.trim().slice(0, 40));
        for (const box of range.getClientRects()) {
            if (box.width < 1 || box.height < 1) continue;
            let [inX, inY] = [true, true];
            for (let over = of; over && over !== root; over = over.parentElement) {
                const style = getComputedStyle(over);
                if (style.display === 'inline' || style.display === 'contents') continue;
                const edge = over.getBoundingClientRect();
                if (inX && clips(style.overflowX) && (box.left < edge.left - 2 || box.right > edge.right + 2))
                    wrong.push(`cut off sideways: ${said}`);
                if (inY && clips(style.overflowY) && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3))
                    wrong.push(`cut off: ${said}`);
                inX &&= !rolls(style.overflowX);
                inY &&= !rolls(style.overflowY);
            }
            if (inX && (box.left < -1 || box.right > innerWidth + 1)) wrong.push(`outside: ${said}`);
            if (panel && !panel.contains(of)) continue;
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
            const top = document.elementFromPoint(x, y);
            // What sticks to the edge lies over what is rolled below it.
            if (!top || top.contains(of) || of.contains(top) || top.closest('label')?.contains(of)) continue;
            if (top.closest('.sheet-head, .sheet-foot')) continue;
            const rolled = [...ancestors(of)].some((each) => {
                const style = getComputedStyle(each);
                if (!rolls(style.overflowY) && !rolls(style.overflowX)) return false;
                const edge = each.getBoundingClientRect();
                return y < edge.top || y > edge.bottom || x < edge.left || x > edge.right;
            });
            if (!rolled) wrong.push(`below ${top.className?.baseVal ?? top.className}: ${said}`);
        }
    }
    // The corner of a card says which it is: nothing lies on that of a card in sight.
    for (const index of panel || dialog ? [] : within.querySelectorAll('.laid-card .index, .hand .index')) {
        const box = index.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const top = document.elementFromPoint(x, y);
        const card = index.closest('.laid-card, .hand-card');
        if (top && !card.contains(top) && !top.closest('.bar'))
            wrong.push(`a card below ${top.className?.baseVal ?? top.className}: ${card.textContent}`);
    }
    function* ancestors(of) {
        for (let each = of; each; each = each.parentElement) yield each;
    }
    return [...new Set(wrong)];
}
