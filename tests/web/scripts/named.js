// Finds what has no name or role, is there twice, or is out of order.
() => {
    const wrong = [];
    const shown = (each) => each.checkVisibility({visibilityProperty: true});
    const html = (each) => each.outerHTML.slice(0, 120);
    const dialog = document.querySelector('dialog[open]');
    const within = dialog ?? document;
    const doing = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';
    for (const each of within.querySelectorAll(doing)) {
        if (!shown(each)) continue;
        // What only takes the focus over says what stands in it.
        if (each.getAttribute('tabindex') === '-1' && !each.matches('button, input')) continue;
        if (!each.computedName.trim()) wrong.push(`no name: ${html(each)}`);
        // Chromium has a role for a summary, ARIA has no word for it.
        if (each.matches('summary')) continue;
        const role = each.computedRole;
        if (['', 'generic', 'none'].includes(role)) wrong.push(`no role: ${html(each)}`);
    }
    for (const each of within.querySelectorAll('[role="img"], dialog, [role="group"], nav ~ nav'))
        if (shown(each) && !each.computedName.trim()) wrong.push(`no name: ${html(each)}`);
    const ids = [...document.querySelectorAll('[id]')].map((each) => each.id);
    for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) wrong.push(`twice: #${id}`);
    const mains = [...document.querySelectorAll('main')].filter(shown).length;
    if (mains !== 1) wrong.push(`${mains} times main`);
    const levels = (all) => [...all].filter(shown).map((each) => Number(each.tagName[1]));
    const page = [...document.querySelectorAll('h1, h2, h3, h4')].filter((each) => !each.closest('dialog'));
    const orders = [['page', levels(page), 0]];
    if (dialog) orders.push(['dialog', levels(dialog.querySelectorAll('h1, h2, h3, h4')), 1]);
    for (const [where, order, from] of orders) {
        if (where === 'page' && order.filter((level) => level === 1).length !== 1)
            wrong.push(`not one h1 but ${order}`);
        order.reduce((before, level) => {
            if (level > before + 1) wrong.push(`${where}: h${level} after h${before}`);
            return level;
        }, from);
    }
    if (!document.title) wrong.push('no title');
    return wrong;
}
